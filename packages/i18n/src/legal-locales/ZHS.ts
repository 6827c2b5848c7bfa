/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/ZHS.ts', { eager: true });

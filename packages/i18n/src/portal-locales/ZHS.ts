/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/*/ZHS.ts', { eager: true });

/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/ZHT.ts', { eager: true });

/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/fr_FR.ts', { eager: true });

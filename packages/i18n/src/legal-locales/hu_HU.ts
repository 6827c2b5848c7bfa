/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/hu_HU.ts', { eager: true });

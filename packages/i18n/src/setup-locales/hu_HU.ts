/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/hu_HU.ts', { eager: true });

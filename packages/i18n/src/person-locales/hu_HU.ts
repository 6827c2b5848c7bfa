/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/hu_HU.ts', { eager: true });

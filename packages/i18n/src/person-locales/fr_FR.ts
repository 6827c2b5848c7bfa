/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/fr_FR.ts', { eager: true });

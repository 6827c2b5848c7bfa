/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/ZHS.ts', { eager: true });

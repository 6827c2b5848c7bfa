/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/de_DE.ts', { eager: true });

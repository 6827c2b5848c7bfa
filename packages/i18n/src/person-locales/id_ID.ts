/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/id_ID.ts', { eager: true });

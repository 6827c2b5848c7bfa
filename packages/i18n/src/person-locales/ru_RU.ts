/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/ru_RU.ts', { eager: true });

/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/it_IT.ts', { eager: true });

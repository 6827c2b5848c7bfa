/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/uk_UA.ts', { eager: true });

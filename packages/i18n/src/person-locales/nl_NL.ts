/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/nl_NL.ts', { eager: true });

/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/work/*/es_MX.ts', { eager: true });

/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/es_MX.ts', { eager: true });

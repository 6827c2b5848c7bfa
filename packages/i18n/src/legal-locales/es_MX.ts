/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/es_MX.ts', { eager: true });

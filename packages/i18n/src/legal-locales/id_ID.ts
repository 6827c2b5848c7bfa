/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/id_ID.ts', { eager: true });

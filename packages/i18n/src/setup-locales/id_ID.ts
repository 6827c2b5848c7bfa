/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/id_ID.ts', { eager: true });

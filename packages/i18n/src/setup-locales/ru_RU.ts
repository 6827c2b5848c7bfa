/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/ru_RU.ts', { eager: true });

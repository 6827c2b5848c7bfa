/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/it_IT.ts', { eager: true });

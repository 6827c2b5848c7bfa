/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/it_IT.ts', { eager: true });

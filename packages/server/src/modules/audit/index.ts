import './logits.graphql.ts';

export type { HistorySource, OpenRecord } from './history-source.ts';

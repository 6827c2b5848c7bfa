import './logits.graphql.ts';

import './merge.graphql.ts';

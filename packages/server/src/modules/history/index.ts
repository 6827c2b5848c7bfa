import './history.graphql.ts';

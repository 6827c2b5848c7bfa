import './permissions.graphql.ts';

import './links.graphql.ts';

import './categories.graphql.ts';

import './impersonation.graphql.ts';

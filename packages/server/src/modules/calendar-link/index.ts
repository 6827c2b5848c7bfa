import './calendar-link.graphql.ts';

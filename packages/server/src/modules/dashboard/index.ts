import './dashboard.graphql.ts';
import './admin-home.graphql.ts';
import './group-boards.graphql.ts';

import './dashboard.graphql.ts';
import './admin-home.graphql.ts';

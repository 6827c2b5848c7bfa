import './progress.graphql.ts';
import './notes.graphql.ts';
import './group-progress.graphql.ts';

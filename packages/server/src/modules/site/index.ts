import './categories.graphql.ts';

export { isCategoryOf } from './categories.repo.ts';
export { categoryLink, CategoryLinkRef } from './category-link.ts';

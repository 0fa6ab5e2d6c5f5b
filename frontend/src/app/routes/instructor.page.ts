import { definePage } from '../page-definition.ts';

export const page = definePage({
  kind: 'public',
  data: ['courses', 'sample-document'],
});

import { definePage } from '../page-definition.ts';

export const page = definePage({
  kind: 'public',
  each: 'free-module',
  data: ['course', 'free-module'],
});

/** Tags of every resource, by which the bill of an environment is told from the rest of the account's. */
export const PRODUCT_TAG = { key: 'product', value: 'learning' } as const;
export const ENVIRONMENT_TAG = 'environment';

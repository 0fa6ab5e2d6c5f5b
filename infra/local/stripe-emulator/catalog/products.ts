import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { read, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  flagOf,
  mergeMetadata,
  nullableTextOf,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';

const WRITABLE = ['name', 'active', 'description', 'metadata'];

function createProduct(account: Account, params: Params): Stripe.Product {
  const id = textOf(params, 'id') ?? newId('prod', 14);
  if (account.rows.products.has(id)) {
    throw refusal.state('Product already exists.', 'resource_already_exists', { param: 'id' });
  }
  const product: Stripe.Product = {
    ...blank('product'),
    id,
    active: true,
    created: nowSeconds(account),
    default_price: null,
    name: requiredText(params, 'name'),
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: nowSeconds(account),
  };
  write(product, params);
  account.rows.products.set(id, product);
  emit(account, 'product.created', product);
  return product;
}

function write(product: Stripe.Product, params: Params): void {
  product.name = textOf(params, 'name') ?? product.name;
  product.active = flagOf(params, 'active') ?? product.active;
  product.metadata = mergeMetadata(params, product.metadata);
  const description = nullableTextOf(params, 'description');
  if (description !== undefined) product.description = description;
}

export const productOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/products',
    accepts: [...WRITABLE, 'id'],
    run: createProduct,
  },
  retrieveOperation('/v1/products', 'products'),
  {
    method: 'POST',
    path: '/v1/products/{id}',
    accepts: WRITABLE,
    run: (account, params, id) => {
      const product = read(account, 'products', id);
      const before = structuredClone(product);
      write(product, params);
      product.updated = nowSeconds(account);
      emit(account, 'product.updated', product, before);
      return product;
    },
  },
];

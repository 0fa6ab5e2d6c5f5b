import { stripeFunction } from './stripe-object.ts';

(window as { Stripe?: typeof stripeFunction }).Stripe = stripeFunction;

import { paymentImplementations, paymentRoutes } from '../billing/routes.ts';
import { createHandler } from '../http/create-handler.ts';

export const handler = createHandler(paymentRoutes, paymentImplementations());

import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';

export const Route = createFileRoute('/verify/{-$certificateId}')({ beforeLoad: openAsDocument });

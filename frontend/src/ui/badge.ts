import { chakra } from '#ui/chakra/factory.ts';
import { badge } from '#styled-system/recipes/badge.js';
import type { ComponentProps } from 'react';

export const Badge = chakra('span', badge);
export type BadgeProps = ComponentProps<typeof Badge>;

import { chakra } from '#styled-system/jsx/index.js';
import { badge } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';

export const Badge = chakra('span', badge);
export type BadgeProps = ComponentProps<typeof Badge>;

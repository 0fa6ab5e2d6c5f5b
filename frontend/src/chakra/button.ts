import { ark } from '@ark-ui/react/factory';
import { chakra } from '#styled-system/jsx/index.js';
import { button } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';

export const Button = chakra(ark.button, button, { defaultProps: { type: 'button' } });
export type ButtonProps = ComponentProps<typeof Button>;

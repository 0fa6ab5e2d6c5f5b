import { Field } from '@ark-ui/react/field';
import { chakra } from '#styled-system/jsx/index.js';
import { input, textarea } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';

export const Input = chakra(Field.Input, input);
export type InputProps = ComponentProps<typeof Input>;

export const Textarea = chakra(Field.Textarea, textarea);
export type TextareaProps = ComponentProps<typeof Textarea>;

import { chakra } from '#styled-system/jsx/index.js';
import { input, textarea } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';
import { useControlProps } from './field-context.ts';

function FieldInput(props: ComponentProps<'input'>) {
  return <input {...useControlProps()} {...props} />;
}

function FieldTextarea(props: ComponentProps<'textarea'>) {
  return <textarea {...useControlProps()} {...props} />;
}

export const Input = chakra(FieldInput, input);
export type InputProps = ComponentProps<typeof Input>;

export const Textarea = chakra(FieldTextarea, textarea);
export type TextareaProps = ComponentProps<typeof Textarea>;

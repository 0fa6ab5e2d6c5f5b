import { chakra } from '#ui/chakra/factory.ts';
import { input } from '#styled-system/recipes/input.js';
import { textarea } from '#styled-system/recipes/textarea.js';
import type { ComponentProps } from 'react';
import { useControlProps } from '#ui/chakra/field-context.ts';

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

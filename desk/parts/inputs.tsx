import {
  NumberInput as Count,
  type FileInputProps,
  FileInput as Files,
  TextInput as Line,
  MultiSelect as Many,
  type MultiSelectProps,
  type NumberInputProps,
  Select as One,
  PasswordInput as Password,
  type PasswordInputProps,
  type SelectProps,
  Textarea as Text,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { useRefused } from './refused.ts';

/**
 * The inputs of the desk's forms. Each names the part of the call that it becomes, so that a
 * refusal of that part is shown beside it.
 */
interface Placed {
  /** A path such as `reason` or `names.de`, as the contract names it. */
  readonly at: string;
}

export function TextInput({ at, error, ...props }: TextInputProps & Placed) {
  const refused = useRefused(at);
  return <Line {...props} error={error || refused} />;
}

export function Textarea({ at, error, ...props }: TextareaProps & Placed) {
  const refused = useRefused(at);
  return <Text {...props} error={error || refused} />;
}

export function NumberInput({ at, error, ...props }: NumberInputProps & Placed) {
  const refused = useRefused(at);
  return <Count {...props} error={error || refused} />;
}

export function PasswordInput({ at, error, ...props }: PasswordInputProps & Placed) {
  const refused = useRefused(at);
  return <Password {...props} error={error || refused} />;
}

export function Select({ at, error, ...props }: SelectProps & Placed) {
  const refused = useRefused(at);
  return <One {...props} error={error || refused} />;
}

export function MultiSelect({ at, error, ...props }: MultiSelectProps & Placed) {
  const refused = useRefused(at);
  return <Many {...props} error={error || refused} />;
}

export function FileInput({
  at,
  error,
  placeholder = 'Choose a file',
  ...props
}: FileInputProps & Placed) {
  const refused = useRefused(at);
  return <Files {...props} error={error || refused} placeholder={placeholder} />;
}

import { bytesToHex } from '@noble/hashes/utils.js';
import { useState } from 'react';
import { FileInput } from './inputs.tsx';

interface HashInputProps {
  readonly at: string;
  readonly label: string;
  readonly description?: string;
  readonly hash: string;
  readonly onChange: (hash: string) => void;
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return bytesToHex(new Uint8Array(digest));
}

/** Computes the SHA-256 of a file, which never leaves the browser. */
export function HashInput({ at, label, description, hash, onChange }: HashInputProps) {
  const [file, setFile] = useState<File | null>(null);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    onChange(chosen ? await sha256Of(chosen) : '');
  };
  return (
    <FileInput
      at={at}
      clearable
      description={hash || description}
      // Browsers hash only in a secure context, which a live desk is.
      disabled={!window.isSecureContext}
      label={label}
      onChange={(chosen) => void choose(chosen)}
      value={file}
    />
  );
}

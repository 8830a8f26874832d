import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownImage } from '#contract/file.ts';
import { callForFile } from '../api/call.ts';
import { Failed } from '../parts/failed.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import styles from './own-image.module.css';

interface OwnImageProps {
  readonly id: string;
  readonly label: string;
}

/** An image of the partner's own. It is fetched with the token, which an `src` cannot carry. */
export function OwnImage({ id, label }: OwnImageProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['image', id],
    queryFn: async () => (await callForFile(ownImage, { id })).body,
    staleTime: 'static',
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const objectUrl = URL.createObjectURL(data);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [data]);
  if (isError) return <Failed busy={isFetching} onRetry={refetch} />;
  if (!url) return <Skeleton shape="block" />;
  return <img alt={label} className={styles.image} src={url} />;
}

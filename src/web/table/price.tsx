/** Points as dots; command points lean. */
export function Price({ price, shared }: { price: number; shared: number }) {
  return (
    <span className="cost" role="img" aria-label={price === 1 ? '1 point' : `${price} points`}>
      {[...Array(price).keys()].map((i) => (
        <i key={i} className={i < shared ? 'cp' : ''} />
      ))}
    </span>
  );
}

/**
 * Stands in for `react-router-dom` where react-admin would make a router of its own
 * (vite.config.ts). Ours is around it already, and that kind of router weighs 16 kB.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';

export function createHashRouter(): never {
  throw new Error('The back-office stands inside a router: see app/render-app.tsx');
}

export { createHashRouter as RouterProvider };
